// Configuration of the measurements and screenshots that people judge, because they check nothing themselves:
// npx playwright test -c tests/browser/measure.config.mjs long-tasks
// (or first-frame, race-times; pictures and lesson-pictures with SAGAZ_SHOTS=FOLDER).
import config from './playwright.config.mjs';

export default { ...config, testMatch: ['first-frame.mjs', 'long-tasks.mjs', 'race-times.mjs', 'pictures.mjs', 'lesson-pictures.mjs'] };
