// games-file-dialog.mjs of the offline file, which does not offer that (place.mjs).
export const offer = () => {};
