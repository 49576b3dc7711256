// The element's style sheet, adopted by each shadow root, because strict host policies forbid <style> and `style`.
// Browsers without constructable style sheets (Safari before 16.4, Firefox before 101) get it as a linked file
// (cmake/site.mjs).
import { element } from './outline-kinds.mjs';
import { place } from './place.mjs';

const COLOURS = {
  light: 'bg:#F2F4F7; surface:#FFFFFF; sunken:#E8ECF1; line:#D6DDE5; lineStrong:#76828F; text:#17202B; muted:#53606D; accent:#3B45B5; accentInk:#FFFFFF; accentSoft:#E5E8FA; warnSoft:#FBEFD3; badSoft:#FBE6E3; unknown:#5F6B77; focus:#0A5FD6; second:#C2530A; third:#0B7A66',
  dark: 'bg:#11161D; surface:#19212B; sunken:#0C1016; line:#2F3B48; lineStrong:#7A8896; text:#E9EEF3; muted:#A6B2BE; accent:#A9B4FF; accentInk:#12162B; accentSoft:#2A3163; warnSoft:#3E3115; badSoft:#472321; unknown:#A6B2BE; focus:#FFD166; second:#F6A974; third:#63D4A8',
  projector: 'bg:#FFFFFF; surface:#FFFFFF; sunken:#E6EAEF; line:#8C97A3; lineStrong:#4A5560; text:#000000; muted:#333C46; accent:#252D96; accentInk:#FFFFFF; accentSoft:#DDE1FA; warnSoft:#FAE8BE; badSoft:#FBDEDA; unknown:#434D57; focus:#0048B0; second:#A34000; third:#00604E',
};
const colours = (theme) => COLOURS[theme].replace(/(\w+):(#\w+);?/g, '--$1:$2;');

export const CSS = `
:host { display: block; height: 36rem; min-width: 15rem; contain: content; }
:host([hidden]) { display: none; }
* { box-sizing: border-box; }

.root { ${colours('light')} color-scheme: light;
  display: flex; flex-direction: column; height: 100%; position: relative;
  background: var(--bg); color: var(--text); font: 1rem/1.5 'Noto Sans', system-ui, sans-serif; }
@media (prefers-color-scheme: dark) { .root:not([data-theme]), .root[data-theme=auto] { ${colours('dark')} color-scheme: dark; } }
.root[data-theme=dark] { ${colours('dark')} color-scheme: dark; }
.root[data-theme=projector] { ${colours('projector')} font-size: 1.5rem; }

/* the drawing */
.stage { flex: 1; position: relative; min-height: 0; overflow: hidden; }
canvas { position: absolute; inset: 0; width: 100%; height: 100%; touch-action: manipulation; user-select: none; -webkit-tap-highlight-color: transparent; }
canvas:focus { outline: none; }
canvas:focus-visible:not(.pointed) { outline: 2px solid var(--focus); outline-offset: -2px; }
.typing { position: absolute; left: 0; top: 0; width: 100%; height: 1.5em; padding: 0; border: 0; opacity: 0; resize: none; pointer-events: none; font-size: 16px; }
.ring { position: absolute; pointer-events: none; border: 2px solid var(--focus); border-radius: 10px; }
.ring[hidden] { display: none; }
.chip { position: absolute; left: 8px; bottom: 8px; max-width: calc(100% - 16px); padding: 4px 12px; border-radius: 16px; pointer-events: none;
  background: var(--surface); border: 2px solid var(--focus); }
.chip:empty { display: none; }
.skip { position: absolute; z-index: 1; left: 8px; top: 8px; }
.skip:not(:focus) { clip-path: inset(50%); pointer-events: none; }
.text .skip { display: none; }

/* the outline: there for assistive technology, seen when asked for */
.outline { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); contain: strict; white-space: nowrap; }
.root:not(.text) .outline table { table-layout: fixed; width: 100%; } /* unseen: no cell needs measuring */
.text .stage { display: none; }
.text .outline { position: static; flex: 1; width: auto; height: auto; min-height: 0; overflow: auto; clip-path: none; contain: none; white-space: normal; padding: 16px 16px 0; scroll-padding-bottom: 8rem; }
.text .outline > * { max-width: 45rem; margin-inline: auto; }
.nodes:focus { outline: none; }
h1, h2, h3, h4 { margin: 1em 0 .4em; line-height: 1.25; }
h1 { font-size: 1.6em; } h2 { font-size: 1.3em; } h3, h4 { font-size: 1.1em; }
p { margin: .5em 0; }
.status { position: sticky; bottom: 0; margin: 16px auto 0; border-radius: 8px 8px 0 0; background: var(--accentSoft); font-weight: bold; }
.status > p { margin: 0; padding: 8px 12px; }
.status > p:empty { padding: 0; }
.aloud { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.alert { padding: 8px 12px; border-radius: 8px; background: var(--badSoft); }
fieldset { border: 0; margin: 12px 0; padding: 0; min-width: 0; }
legend, caption, .label { padding: 0; font-weight: bold; text-align: start; }
.row { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.table { margin: 12px 0; }
.text .table { overflow-x: auto; }
table { border-collapse: collapse; }
th, td { padding: 4px 12px 4px 0; border-bottom: 1px solid var(--line); text-align: start; font-weight: normal; }
thead th { font-weight: bold; border-color: var(--lineStrong); }
button, input { font: inherit; color: inherit; }
button, input:not([type=radio], [type=checkbox]) { min-height: 44px; min-width: 44px; border: 1.5px solid var(--lineStrong); border-radius: 8px; background: var(--surface); padding: 4px 16px; }
button { cursor: pointer; font-weight: bold; touch-action: manipulation; }
button:hover { border-color: var(--accent); }
button[aria-pressed=true] { background: var(--accentSoft); border: 3px solid var(--accent); }
button[aria-disabled=true] { background: var(--sunken); color: var(--unknown); cursor: default; }
button:focus-visible, input:focus-visible, textarea:focus-visible, [role=dialog]:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.control { display: inline-flex; align-items: center; gap: 8px; margin: 4px 8px 4px 0; }
.row > .control { margin: 0; }
.why { font-size: .875em; color: var(--muted); }
.why:empty { display: none; }
label { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; min-width: 44px; margin-inline-end: 8px; }
label.field { flex-wrap: wrap; }
label.checkbox { cursor: pointer; }
input[type=radio], input[type=checkbox] { width: 22px; height: 22px; margin: 0; accent-color: var(--accent); }
.dialog { border: 2px solid var(--accent); border-radius: 16px; background: var(--surface); padding: 8px 24px 24px; }
.title { font-weight: bold; font-size: 1.2em; }
[inert] { opacity: .5; }

/* messages of the page, above everything, never over it, and never instead of it */
.root > :first-child { flex: none; max-height: 50%; overflow: auto; }
.notice { position: relative; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; justify-content: space-between; padding: 6px 16px; background: var(--warnSoft); font-size: .9375rem; border-bottom: 1px solid var(--lineStrong); }
.notice p { margin: 0; flex: 1 1 14rem; overflow-wrap: anywhere; }
.notice input { flex: 1 1 14rem; min-width: 0; }
.notice ~ .notice:not(.files) { position: absolute; width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); }
.notice ~ .notice:not(.files) > :not(p) { display: none; }
.files > :last-child { margin-inline-start: auto; } /* Close, also where it stands in a row of its own */

/* before the game, or instead of it while too many others are open */
.poster { flex: 1; min-height: 0; padding: 8px; overflow: auto; display: flex; flex-direction: column; gap: 16px; align-items: center; background: var(--bg); text-align: center; }
.poster:not(:last-child) { position: absolute; inset: 0; } /* over the stage, until its first picture */
.poster > :first-child { margin-top: auto; } .poster > :last-child { margin-bottom: auto !important; } /* centred, and never cut */
.poster[hidden], .notice[hidden] { display: none; }
.poster svg { width: 64px; height: 64px; flex: none; }
.poster p { max-width: 40rem; margin: 0; }
.poster .name { font-size: 1.5em; font-weight: bold; }
.poster button { background: var(--accent); color: var(--accentInk); border-color: var(--accent); }
.first { fill: var(--accent); } .second { fill: var(--second); } .third { fill: var(--third); }
.waiting { color: var(--muted); animation: appear 0s .5s both; }
@keyframes appear { from { visibility: hidden; } }

.handin { position: absolute; inset: 0; z-index: 2; overflow: auto; background: var(--bg); font-size: .9375rem; line-height: 1.4; }
.handin .top { position: sticky; top: 0; z-index: 1; display: flex; gap: 8px; align-items: center; padding: 4px 16px 4px 8px; background: var(--surface); border-bottom: 1px solid var(--line); }
.handin .body { max-width: 30rem; margin: 0 auto; padding: 12px 16px 24px; }
.handin :is(h2, h3, p, ul) { margin: 0; }
.handin h2 { font-size: 1.0625rem; } .handin h2:focus { outline: none; }
.handin h3 { font-size: .9375rem; margin-bottom: 4px; }
.handin .note { color: var(--muted); font-size: .8125rem; }
.handin .feat, .handin .named { display: flex; flex-wrap: wrap; gap: 0 16px; align-items: baseline; justify-content: space-between; }
.handin .feat strong { font-size: 1.375rem; }
.handin .named { margin: 12px 0 4px; justify-content: flex-start; }
.handin .named :is(label, strong) { min-height: 0; margin: 0; font-size: .8125rem; font-weight: bold; color: var(--muted); }
.handin input, .handin textarea { width: 100%; font-size: 1rem; }
.handin textarea { display: block; padding: 8px 12px; border: 0; border-radius: 10px; resize: none; background: var(--sunken); color: inherit; font: .75rem/1.4 'DejaVu Sans Mono', ui-monospace, monospace; overflow-wrap: anywhere; }
.handin .main { width: 100%; min-height: 52px; margin-top: 8px; color: var(--accentInk); background: var(--accent); border-color: var(--accent); }
.handin .plain { display: block; margin-left: auto; border: 0; padding: 0 4px; color: var(--accent); background: none; }
.handin .plain[hidden] { display: none; }
.handin .cross { flex: none; width: 44px; padding: 0; border: 0; background: none; font-size: 0; }
.handin .cross::before { content: '\\D7'; font-size: 1.75rem; line-height: 1; }
.handin .ways { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 8px; }
.handin .ways button { flex: 1 1 auto; min-height: 48px; }
.handin .told { min-height: 1.4em; margin: 8px 0; font-weight: bold; }
.handin .codes figure { margin: 8px 0 24px; }
.handin .codes svg { display: block; width: 100%; background: #fff; }
.handin .codes figcaption { margin-top: 4px; text-align: center; font-weight: bold; }
.handin .lists { display: flex; flex-wrap: wrap; gap: 12px 24px; padding-top: 12px; border-top: 1px solid var(--line); }
.handin .lists > div { flex: 1 1 9rem; }
.handin ul { padding: 0; list-style: none; }
.handin li { padding: 1px 0 1px 20px; position: relative; }
.handin li::before { content: '\\2713'; position: absolute; left: 0; font-weight: bold; color: var(--third); }
.handin .hasnt li::before { content: '\\D7'; color: var(--muted); }
.handin .soft { margin-top: 14px; padding: 10px 12px; border-radius: 10px; background: var(--accentSoft); font-size: .8125rem; }

.printed { display: none; }
@media (max-height: 480px) { .status > :not(:empty) { padding: 4px 12px; font-size: .875rem; } } /* zoomed: it must not hide what it speaks of */
@media (forced-colors: active) {
  .status, .alert, .notice, .dialog, button { border: 1px solid; }
  button[aria-pressed=true] { border: 4px double Highlight; }
  button[aria-disabled=true] { color: GrayText; border-color: GrayText; }
}
@media print {
  :host { height: auto !important; contain: none; }
  .root { display: block; height: auto; background: none; color: black; }
  .stage, .skip, .poster, .notice, .handin, .outline :is(button, .why, fieldset, label) { display: none !important; }
  .outline, .text .outline { position: static; width: auto; height: auto; overflow: visible; clip-path: none; contain: none; white-space: normal; padding: 0; }
  .root:not(.text) .outline table { table-layout: auto; width: auto; }
  .printless { display: none; }
  .printed { display: block; position: static; width: min(100%, 34rem); height: auto; max-height: 60vh; object-fit: contain; object-position: left; }
  .status { position: static; background: none; }
  .status > p { padding: 0; }
  tr { break-inside: avoid; }
}
`;

let sheet;

/** @param {ShadowRoot} shadow  one sheet for all elements of the page */
export function dress(shadow) {
  try {
    if (!sheet) (sheet = new CSSStyleSheet()).replaceSync(CSS);
    shadow.adoptedStyleSheets = [sheet];
  } catch {
    sheet = undefined;
    shadow.append(element('link', { rel: 'stylesheet', href: place('sagaz-game.css') }));
  }
}
