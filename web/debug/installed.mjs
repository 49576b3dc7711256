// In the site of the preset web-debug this takes the place of ../installed.mjs: nothing stays on the device, so that what was
// built last is what is played.
export async function stayHere() {}
