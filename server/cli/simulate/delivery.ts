import { connect, type Socket } from 'node:net';

import type { AcknowledgmentCode } from '../../../app/domain/hl7/acknowledgment/acknowledgment-codes.ts';
import { frameMessage, MllpFrames } from '../../../app/domain/hl7/mllp/mllp-frames.ts';

/** One connection to the site. It sends a message and waits for its acknowledgment. */
export interface SenderConnection {
  send: (message: Uint8Array) => Promise<AcknowledgmentCode | null>;
  close: () => void;
}

/** `POST /api/v1/hl7` with the key of a sender. Waits when the site asks for fewer messages. Throws if the site does not know the key. */
export function deliveryOverHttp(site: string, key: string): SenderConnection {
  const send = async (message: Uint8Array): Promise<AcknowledgmentCode | null> => {
    const response = await fetch(`${site}/api/v1/hl7`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/hl7-v2' },
      body: Buffer.from(message),
    });
    if (response.status === 429) {
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(response.headers.get('Retry-After') ?? 1)));
      return send(message);
    }
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${text.trim()}`);
    return codeOf(text);
  };
  return { send, close: () => {} };
}

/** One MLLP connection. Messages go one after the other, as laboratory systems send them. */
export async function deliveryOverMllp(host: string, port: number): Promise<SenderConnection> {
  const socket = await new Promise<Socket>((resolve, reject) => {
    const opening = connect(port, host, () => resolve(opening));
    opening.once('error', reject);
  });
  const frames = new MllpFrames();
  const waiting: ((code: AcknowledgmentCode | null) => void)[] = [];
  socket.on('data', (chunk: Buffer) => {
    for (const frame of frames.push(chunk))
      if (frame.kind === 'frame') waiting.shift()?.(codeOf(new TextDecoder().decode(frame.bytes)));
  });
  const giveUp = () => {
    for (const answer of waiting.splice(0)) answer(null);
  };
  socket.on('error', giveUp).on('close', giveUp);
  return {
    send: (message) =>
      new Promise((resolve) => {
        waiting.push(resolve);
        socket.write(frameMessage(message));
      }),
    close: () => socket.destroy(),
  };
}

/** The last MSA-1 of an answer: in enhanced mode the application's acknowledgment comes second. */
function codeOf(acknowledgment: string): AcknowledgmentCode | null {
  const [code] = [...acknowledgment.matchAll(/(?:^|[\r\n])MSA\|(AA|AE|AR|CA|CE|CR)\b/g)]
    .slice(-1)
    .map((found) => found[1]);
  // `as`: the expression allows only these codes.
  return (code as AcknowledgmentCode | undefined) ?? null;
}
