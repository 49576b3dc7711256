// Replaces games-file-dialog.mjs in the offline file, which cannot export games (place.mjs).
export const offer = () => {};
