// In the place of installed.mjs: an offline file is on the device already.
export const stayHere = () => {};
