import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

import type { IngestNeeds } from './ingest-needs.server.ts';
import { placeEach, placeStored } from './place-message.server.ts';
import { type PreparedMessage, prepareMessage, type ReceivedMessage, storeTogether } from './receive-message.server.ts';
import type { SentMessage } from './sent-message.ts';

/** The limits of one commit. A sender waits for the whole commit before it gets its acknowledgment. */
const MAX_TOGETHER = 64;
const MAX_CHARACTERS_TOGETHER = 16 * 1024 * 1024;
/**
 * Placing waits until no sender has sent a message for `PAUSE_MS`, so that it does not delay acknowledgments, but for at most
 * `LONGEST_WAIT_MS`.
 */
const PAUSE_MS = 20;
const LONGEST_WAIT_MS = 500;
const PLACED_TOGETHER = 20;
/** While senders do not pause, placing takes at most one tenth of the time. */
const PARTS_OF_TIME = 10;

export interface Intake {
  /** Stores a message, and returns its acknowledgment after the commit. Messages that arrive at the same time share a commit. */
  store: (message: SentMessage) => Promise<ReceivedMessage>;
  /** Stores a message as `store` does, and then places it. */
  receive: (message: SentMessage) => Promise<ReceivedMessage>;
  /** Stores several messages, such as those of a batch, in as few commits as possible, and then places them in order. */
  receiveAll: (messages: readonly SentMessage[]) => Promise<ReceivedMessage[]>;
  /** Begins to place what waits in the database, in the background: what another process stored before it ended. */
  wake: () => void;
  /** Resolves when everything that was stored here has been placed or has failed. */
  settle: () => Promise<void>;
}

interface Waiting {
  message: PreparedMessage;
  done: (received: ReceivedMessage) => void;
  failed: (error: unknown) => void;
}

/**
 * Creates the queue through which messages reach the database. Each process has one. `needs` returns the current clock and catalog;
 * `onFailure` runs when a round of placing fails; its messages stay stored.
 */
export function createIntake(needs: () => Promise<IngestNeeds>, onFailure: () => void = () => {}): Intake {
  const queue: Waiting[] = [];
  let storing: Promise<void> | null = null;
  const placer = createPlacer(needs, { isBusy: () => queue.length > 0, onFailure });

  const run = async (): Promise<void> => {
    while (queue.length > 0) {
      // The embedded database answers within one turn of the event loop. Waiting for the next turn lets everything that has arrived join
      // the commit.
      await nextTurn();
      const group = takeGroup(queue);
      // A database that is away refuses these messages, and their senders send them again. It must not end the process.
      await needs()
        .then((known) => storeGroup(known, group))
        .catch((error: unknown) => {
          for (const { failed } of group) failed(error);
        });
    }
    storing = null;
  };
  const store = async (sent: SentMessage): Promise<ReceivedMessage> => {
    const message = prepareMessage(await needs(), sent);
    const received = await new Promise<ReceivedMessage>((done, failed) => {
      queue.push({ message, done, failed });
      storing ??= run();
    });
    if (received.state === 'stored') placer.wake();
    return received;
  };
  return {
    store,
    receive: async (sent) => {
      const received = await store(sent);
      if (received.id === null || received.state !== 'stored') return received;
      const [state = 'stored'] = await placeEach(await needs(), [received.id]).catch(() => []);
      return { ...received, state };
    },
    receiveAll: async (messages) => {
      const received = await Promise.all(messages.map(store));
      const ids = received.flatMap(({ id, state }) => (id !== null && state === 'stored' ? [id] : []));
      await placeEach(await needs(), ids).catch(() => []);
      return received;
    },
    wake: placer.wake,
    settle: async () => {
      await storing;
      await placer.settle();
    },
  };
}

/** Removes and returns the messages at the front of the queue that fit into one commit; at least one. */
function takeGroup(queue: Waiting[]): Waiting[] {
  let characters = 0;
  let count = 0;
  for (const { message } of queue) {
    characters += message.sealed.length;
    if (count > 0 && (count >= MAX_TOGETHER || characters > MAX_CHARACTERS_TOGETHER)) break;
    count += 1;
  }
  return queue.splice(0, count);
}

/**
 * Stores a group of messages in one commit. If that fails, it stores each message alone, so that one that the database refuses does not
 * affect the others.
 */
async function storeGroup(needs: IngestNeeds, group: readonly Waiting[]): Promise<void> {
  try {
    const received = await storeTogether(
      needs,
      group.map(({ message }) => message),
    );
    for (const [i, { done, failed }] of group.entries()) {
      const one = received[i];
      if (one) done(one);
      else failed(new Error('A stored message has no answer'));
    }
  } catch (error) {
    const [only, ...others] = group;
    if (others.length === 0) only?.failed(error);
    else for (const one of group) await storeGroup(needs, [one]);
  }
}

/** Creates the worker that places stored messages in the background, several in one commit. */
function createPlacer(
  needs: () => Promise<IngestNeeds>,
  { isBusy, onFailure }: { isBusy: () => boolean; onFailure: () => void },
) {
  let running: Promise<void> | null = null;
  let waiting = 0;
  let isSettling = false;

  const quiet = async (longestMs: number): Promise<void> => {
    const start = performance.now();
    for (let before = -1; before !== waiting || isBusy(); ) {
      before = waiting;
      if (isSettling || performance.now() - start > longestMs) return;
      await pause(PAUSE_MS, undefined, { ref: false });
    }
  };
  const run = async (): Promise<void> => {
    let placedForMs = 0;
    while (waiting > 0) {
      await quiet(Math.max(LONGEST_WAIT_MS, placedForMs * (PARTS_OF_TIME - 1)));
      const start = performance.now();
      waiting = 0;
      // A message that fails stays stored, and the process tries it again later.
      await needs()
        .then((known) => placeStored(known, PLACED_TOGETHER, PLACED_TOGETHER))
        .then((placed) => {
          if (placed === PLACED_TOGETHER) waiting += 1;
        })
        .catch(onFailure);
      placedForMs = performance.now() - start;
    }
    running = null;
  };
  return {
    wake: () => {
      waiting += 1;
      running ??= run();
    },
    settle: async () => {
      isSettling = true;
      await running;
      isSettling = false;
    },
  };
}
