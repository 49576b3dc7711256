// Only in the site of the preset web-debug: with ?debug=1 in the address every game of the page opens the inspector,
// and has a button that opens it again.
import { element } from './outline-kinds.mjs';
import { Stage } from './stage.mjs';

Error.stackTraceLimit = 60; // the whole stack of a program that crashes

const CSS = '.inspect { position: absolute; right: 8px; bottom: 8px; z-index: 1; font: 14px system-ui, sans-serif; padding: 8px 12px }';

if (new URLSearchParams(location.search).get('debug') === '1') {
  const { begin } = Stage.prototype;
  Stage.prototype.begin = function (...how) {
    begin.apply(this, how);
    const sheet = new CSSStyleSheet(), scope = this.root.getRootNode();
    sheet.replaceSync(CSS);
    scope.adoptedStyleSheets = [...scope.adoptedStyleSheets, sheet];
    const button = element('button', { type: 'button', className: 'inspect', textContent: 'Inspector', hidden: true });
    button.addEventListener('click', () => this.do('app_inspect'));
    scope.host.addEventListener('sagaz-inspector', ({ detail }) => { button.hidden = detail.open; });
    this.stageBox.append(button);
    this.do('app_inspect');
  };
}
