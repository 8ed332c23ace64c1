import type { AcknowledgmentCode } from '../../../app/domain/hl7/acknowledgment/acknowledgment-codes.ts';
import type { SenderConnection } from './delivery.ts';
import type { SimulatedMessage } from './simulated-message.ts';

export interface SendingPlan {
  connections: number;
  /** At most this many messages a second; null: as fast as the site answers. */
  perSecond: number | null;
  onAnswer: (sent: number) => void;
}

export interface SentCounts {
  /** Answers by code; 'none': the connection ended without one. */
  answers: Readonly<Record<string, number>>;
  /** Messages whose answer contradicts what the simulation expects. */
  surprises: number;
  seconds: number;
}

/**
 * Sends the messages over several connections. Messages of one person stay in sequence on one connection, because a repeat must not
 * overtake its original.
 */
export async function sendMessages(
  messages: readonly SimulatedMessage[],
  open: () => Promise<SenderConnection>,
  { connections, perSecond, onAnswer }: SendingPlan,
): Promise<SentCounts> {
  const started = performance.now();
  const answers: Record<string, number> = {};
  let surprises = 0;
  let sent = 0;
  const lanes = lanesOf(messages, connections);
  await Promise.all(
    lanes.map(async (lane) => {
      const delivery = await open();
      try {
        for (const { message, index } of lane) {
          if (perSecond !== null) await until(started + (1000 * index) / perSecond);
          const code = await delivery.send(message.bytes);
          answers[code ?? 'none'] = (answers[code ?? 'none'] ?? 0) + 1;
          if (!isExpected(code, message)) surprises += 1;
          sent += 1;
          onAnswer(sent);
        }
      } finally {
        delivery.close();
      }
    }),
  );
  return { answers, surprises, seconds: (performance.now() - started) / 1000 };
}

interface Queued {
  message: SimulatedMessage;
  /** The place among all messages, for the pace. */
  index: number;
}

/** Distributes the messages by person, so that each connection gets about as much as another. */
function lanesOf(messages: readonly SimulatedMessage[], connections: number): Queued[][] {
  const lanes: Queued[][] = Array.from({ length: connections }, () => []);
  const byPerson = new Map<string, number>();
  for (const [index, message] of messages.entries()) {
    const lane = byPerson.get(message.person) ?? byPerson.size % connections;
    byPerson.set(message.person, lane);
    lanes[lane]?.push({ message, index });
  }
  return lanes;
}

/** A refused message gets AE or AR; the site keeps all others, and says AA. */
const isExpected = (code: AcknowledgmentCode | null, { expected }: SimulatedMessage): boolean =>
  expected === 'refused' ? code === 'AE' || code === 'AR' : code === 'AA';

function until(moment: number): Promise<void> {
  const wait = moment - performance.now();
  return wait <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, wait));
}
