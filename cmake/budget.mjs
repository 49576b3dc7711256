// What a page's first download may weigh, gzipped, one language counted (engine/decisions/089-weight-is-time.md): told by the build, judged by
// the tests.
export const FIRST_DOWNLOAD = 300_000, JAVASCRIPT = 25_000, FONTS = 45_000;
export const OFFLINE = 484_000; // an offline file, all languages inside, as it lies on the disk
export const LATER = 75_000; // a program's second file: dialogs, lessons, the laboratory's work (shell/kit/later.hpp)
export const TREE = 40_000; // a stored strategy of optimal play, fetched when a request asks for it
export const LESSON = 6_000; // fetched when it is opened: a lesson and its texts of one language
export const GUIDE = 14_000; // a guide for classes in one language, read or printed by itself
