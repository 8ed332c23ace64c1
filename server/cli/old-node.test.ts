import { spawnSync } from 'node:child_process';

import { describe, expect, test } from 'vitest';

/** Runs `npm start` as a computer with this Node does. It must end before it installs anything. */
function startOn(platform: string, arch: string, node: string): { status: number | null; said: string } {
  const pretence = `
    Object.defineProperty(process, 'platform', { value: '${platform}' });
    Object.defineProperty(process, 'arch', { value: '${arch}' });
    Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${node}' } });`;
  const preload = `data:text/javascript,${encodeURIComponent(pretence)}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', preload, 'server/cli/run.mjs', 'start'], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return { status, said: stdout + stderr };
}

// No package brings this Node to macOS (decision 0037). The first check asked for Node 20, and the second then for Node 24.
describe.each(['arm64', 'x64'])('macOS on %s', (arch) => {
  test.each(['16.20.2', '18.20.8', '22.23.2'])('with Node %s says once what to install', (node) => {
    expect(startOn('darwin', arch, node)).toEqual({
      status: 1,
      said: `This needs Node 24 or newer on macOS, and this is Node ${node}: install it from https://nodejs.org.\n`,
    });
  });
});

test('Linux with a Node that cannot install packages says what to install', () => {
  expect(startOn('linux', 'x64', '18.20.8')).toEqual({
    status: 1,
    said: 'This needs Node 20 or newer, and this is Node 18.20.8: install it from https://nodejs.org.\n',
  });
});

test('another platform without a package says what to install', () => {
  expect(startOn('freebsd', 'x64', '22.23.2')).toEqual({
    status: 1,
    said: 'This needs Node 24 or newer on freebsd x64, and this is Node 22.23.2: install it from https://nodejs.org.\n',
  });
});
