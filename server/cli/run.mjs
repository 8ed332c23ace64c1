/**
 * The commands of package.json: `node server/cli/run.mjs start|dev|test|check|approve|build|bench`.
 * An old Node may run this file before any package is installed, so it uses no syntax or module that an old Node lacks.
 */
// A package brings the right Node to the other systems (`dependencies.mjs`); macOS runs the site on this one.
var isMac = process.platform === 'darwin';
var OLDEST_NODE = isMac ? 24 : 20;

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    'This needs Node ' +
      OLDEST_NODE +
      ' or newer' +
      (isMac ? ' on macOS' : '') +
      ', and this is Node ' +
      process.versions.node +
      ': install it from https://nodejs.org.',
  );
  process.exitCode = 1;
} else {
  import('./bootstrap.mjs').then((bootstrap) => bootstrap.main(process.argv.slice(2)));
}
