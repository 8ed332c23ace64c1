import { EnvError } from '../../../app/platform/env.ts';
import { SetupError } from '../dependencies.mjs';
import { importCommand } from './import.ts';

/** `npm run catalogue:import` runs this in its own process, with little memory. */
try {
  process.exitCode = await importCommand(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof EnvError || error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
