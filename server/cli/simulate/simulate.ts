import { demonstrationSender } from '../../../db/seed/results/demonstration-messages.ts';
import { SetupError } from '../dependencies.mjs';
import { deliveryOverHttp, deliveryOverMllp, type SenderConnection } from './delivery.ts';
import { sendMessages } from './send-messages.ts';
import { readSimulateOptions, type SimulateOptions } from './simulate-options.ts';
import { simulateWords } from './simulate-words.ts';
import { simulatedMessages } from './simulated-messages.ts';

/**
 * `npm run simulate`: sends the work of a laboratory's system for some days to a running site, through the same doors as a real system.
 * Returns the exit code: 1 if an answer was not the expected one.
 */
export async function simulate(args: string[]): Promise<number> {
  const { days, patients, seed, connections, perSecond, target, lang } = readSimulateOptions(args);
  const words = simulateWords[lang];
  const messages = simulatedMessages({ days, patients, seed, now: new Date(), sender: demonstrationSender });
  console.log(words.making(messages.length, patients, days));
  const onAnswer = (sent: number) => showProgress(sent, messages.length);
  try {
    const counts = await sendMessages(messages, () => openDelivery(target), { connections, perSecond, onAnswer });
    console.log(words.summary(counts));
    return counts.surprises === 0 ? 0 : 1;
  } catch (error) {
    const where = target.kind === 'http' ? target.site : `${target.host}:${target.port}`;
    throw new SetupError(words.unreachable(where, error instanceof Error ? error.message : String(error)));
  }
}

async function openDelivery(target: SimulateOptions['target']): Promise<SenderConnection> {
  return target.kind === 'http'
    ? deliveryOverHttp(target.site, target.key)
    : deliveryOverMllp(target.host, target.port);
}

const BAR = 40;

/** '█████░░░░░ 1250 / 2500' on one line of a terminal; a file gets only the end. */
function showProgress(sent: number, all: number): void {
  if (!process.stdout.isTTY || (sent % 10 !== 0 && sent !== all)) return;
  const full = Math.round((BAR * sent) / all);
  process.stdout.write(`\r${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${sent} / ${all}${sent === all ? '\n' : ''}`);
}
