/**
 * The commands of package.json: `node server/cli/run.mjs start|dev|test|check|approve|build|bench`.
 * An old Node may run this file before any package is installed, so it uses no syntax or module that an old Node lacks.
 */
var OLDEST_NODE = 20;

if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  console.error(
    'This needs Node ' +
      OLDEST_NODE +
      ' or newer, and this is Node ' +
      process.versions.node +
      ': get one from https://nodejs.org.',
  );
  process.exitCode = 1;
} else {
  import('./bootstrap.mjs').then((bootstrap) => bootstrap.main(process.argv.slice(2)));
}
