/**
 * The commands of package.json: `node server/cli/run.mjs start|dev|test|check|approve|build|bench`.
 * The Node that runs this file may be old and nothing may be installed: it uses no syntax and no module that an old one lacks.
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
