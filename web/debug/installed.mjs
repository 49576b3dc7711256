// Replaces ../installed.mjs in the site of the preset web-debug: without a service worker the browser always loads the
// last build.
export async function stayHere() {}
