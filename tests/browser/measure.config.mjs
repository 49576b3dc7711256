// What is to be read or looked at and passes by itself: npx playwright test -c tests/browser/measure.config.mjs long-tasks
// (or first-frame, pictures, lesson-pictures, with SAGAZ_SHOTS=FOLDER).
import config from './playwright.config.mjs';

export default { ...config, testMatch: ['first-frame.mjs', 'long-tasks.mjs', 'pictures.mjs', 'lesson-pictures.mjs'] };
