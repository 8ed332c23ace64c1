import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** @typedef {{ code: number, output: string }} Outcome */

/** @type {('SIGINT' | 'SIGTERM')[]} */
const signals = ['SIGINT', 'SIGTERM'];

/**
 * Runs a program on this terminal and forwards every signal to it. Resolves with its exit code.
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>}
 */
export function runInherited(program, args, env = process.env) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: 'inherit', env });
    const stopForwarding = onSignal((signal) => child.kill(signal));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      stopForwarding();
      resolve(exitCode(code, signal));
    });
  });
}

/**
 * Runs a program silently. Resolves with its exit code and all its output. A signal ends both the program and this process.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, shell?: boolean }} [options]
 * @returns {Promise<Outcome>}
 */
export function capture(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const stopForwarding = onSignal((signal) => {
      child.kill(signal);
      process.exit(exitCode(null, signal));
    });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => {
      stopForwarding();
      reject(error);
    });
    child.once('close', (code, signal) => {
      stopForwarding();
      resolve({ code: exitCode(code, signal), output: Buffer.concat(chunks).toString().trimEnd() });
    });
  });
}

/**
 * Handles the signals that ask this process to stop.
 * @param {(signal: 'SIGINT' | 'SIGTERM') => void} act
 * @returns {() => void} removes the handler
 */
function onSignal(act) {
  for (const signal of signals) process.on(signal, act);
  return () => {
    for (const signal of signals) process.off(signal, act);
  };
}

/**
 * The exit code that a shell would report: the code, or 128 plus the signal's number.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
const exitCode = (code, signal) => code ?? 128 + (signal ? constants.signals[signal] : 0);
