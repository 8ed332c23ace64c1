import { connect, createServer, type Server, type Socket } from 'node:net';

import { freeAddress } from './hosting.ts';

/** Lighthouse's own mobile connection: 150 ms for a round trip and 1.6 Mbit/s (`constants.throttling.mobileSlow4G`). */
const ROUND_TRIP_MS = 150;
const BYTES_PER_MS = 200;
/** The payload of one packet, and the packets that a server sends before the first acknowledgment (RFC 6928). */
const PACKET_BYTES = 1460;
const INITIAL_PACKETS = 10;

/** The downlink that all connections of the phone share: it carries one packet at a time. */
class Downlink {
  #freeAt = 0;

  /** Milliseconds from now until the packet has left the link. */
  carry(bytes: number): number {
    const now = performance.now();
    this.#freeAt = Math.max(now, this.#freeAt) + bytes / BYTES_PER_MS;
    return this.#freeAt - now;
  }
}

/**
 * Hosts `origin` again on another port, over a connection with the pace of a phone: a round trip for the handshake, half of one for each
 * direction, a shared link, and TCP's slow start, in which each acknowledged packet permits two new ones. No packet is lost.
 */
export async function paced(origin: string): Promise<{ origin: string; server: Server }> {
  const { hostname, port } = new URL(origin);
  const address = await freeAddress();
  const downlink = new Downlink();
  const server = createServer({ noDelay: true }, (phone) => {
    const host = connect({ host: hostname, port: Number(port), noDelay: true });
    passDelayed(phone, host);
    sendPaced(host, phone, downlink);
    phone.on('error', () => host.destroy());
    host.on('error', () => phone.destroy());
    phone.on('close', () => host.destroy());
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address.port, hostname, resolve));
  return { origin: address.origin, server };
}

/** Passes the phone's data to the host: delayed by half a round trip, and by the handshake, which the browser has not waited for. */
function passDelayed(phone: Socket, host: Socket): void {
  const readyAt = performance.now() + ROUND_TRIP_MS;
  phone.on('data', (bytes) => {
    const wait = Math.max(0, readyAt - performance.now()) + ROUND_TRIP_MS / 2;
    setTimeout(() => host.write(bytes), wait);
  });
}

/** Passes the host's data to the phone: one packet after the other, as many at once as the congestion window holds. */
function sendPaced(host: Socket, phone: Socket, downlink: Downlink): void {
  let waiting = Buffer.alloc(0);
  let window = INITIAL_PACKETS * PACKET_BYTES;
  let inFlight = 0;
  let ended = false;
  const send = () => {
    while (waiting.length > 0 && inFlight < window) {
      const packet = waiting.subarray(0, PACKET_BYTES);
      waiting = waiting.subarray(packet.length);
      inFlight += packet.length;
      const arrival = downlink.carry(packet.length) + ROUND_TRIP_MS / 2;
      setTimeout(() => phone.write(packet), arrival);
      setTimeout(() => acknowledge(packet.length), arrival + ROUND_TRIP_MS / 2);
    }
    if (ended && waiting.length === 0 && inFlight === 0) phone.end();
  };
  const acknowledge = (bytes: number) => {
    inFlight -= bytes;
    window += bytes;
    send();
  };
  host.on('data', (bytes: Buffer) => {
    waiting = Buffer.concat([waiting, bytes]);
    send();
  });
  host.on('end', () => {
    ended = true;
    send();
  });
}
