import { describe, expect, test } from 'vitest';

import { RenderGate, type RenderLimits } from './render-gate.ts';

const limits = { perMinute: 5, atOnce: 3, inAll: 6, lateMs: 200, whenLate: 2, mostWaiting: 100 };
const page = async () => new Response('page');
/** A gate that refuses without a pause, to test which requests it refuses. */
const gateOf = (change: Partial<RenderLimits> = {}, loopDelay?: () => number): RenderGate =>
  new RenderGate({ ...limits, ...change }, loopDelay, async () => {});
/** Work that continues until `end` is called. */
function held() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { work: () => promise, end: () => resolve(new Response('page')) };
}

describe('one network', () => {
  test('limits pages per minute and sends Retry-After', async () => {
    const gate = gateOf();
    const statuses = [];
    for (let asked = 0; asked < 7; asked += 1) statuses.push((await gate.render('a', 0, page)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    const refused = await gate.render('a', 0, page);
    expect([refused.headers.get('Retry-After'), refused.headers.get('Cache-Control')]).toEqual(['12', 'no-store']);
    expect(await refused.text()).toMatch(/^En este momento .*\n\nThere are too many/);
    expect((await gate.render('b', 0, page)).status).toBe(200);
  });

  test('gets one back after each twelfth of a minute, and never more than a minute’s', async () => {
    const gate = gateOf();
    for (let asked = 0; asked < 5; asked += 1) await gate.render('a', 0, page);
    expect((await gate.render('a', 11_999, page)).status).toBe(429);
    expect((await gate.render('a', 12_001, page)).status).toBe(200);
    const later = [];
    for (let asked = 0; asked < 6; asked += 1) later.push((await gate.render('a', 3_600_000, page)).status);
    expect(later).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('refunds a page that was cached for everybody', async () => {
    const gate = gateOf();
    for (let asked = 0; asked < 20; asked += 1) {
      expect((await gate.render('a', 0, page)).status).toBe(200);
      gate.refund('a');
    }
  });

  test('limits concurrent renders, and admits one more when one ends', async () => {
    const gate = gateOf();
    const { work, end } = held();
    const underWay = [1, 2, 3].map(() => gate.render('a', 0, work));
    expect((await gate.render('a', 0, page)).status).toBe(429);
    end();
    await Promise.all(underWay);
    expect((await gate.render('a', 0, page)).status).toBe(200);
  });
});

// Refused at once, two hundred connections asked again at once, and the refusals alone kept a cached page waiting for 400 ms.
describe('a refusal', () => {
  test('comes after a pause, during which other visitors get their pages', async () => {
    const pause = Promise.withResolvers<void>();
    const gate = new RenderGate({ ...limits, perMinute: 1 }, undefined, () => pause.promise);
    await gate.render('a', 0, page);
    const answered: string[] = [];
    const refused = gate.render('a', 0, page).then(({ status }) => answered.push(`a ${status}`));
    await gate.render('b', 0, page).then(({ status }) => answered.push(`b ${status}`));
    expect(answered).toEqual(['b 200']);
    pause.resolve();
    await refused;
    expect(answered).toEqual(['b 200', 'a 429']);
  });

  test('because the process is busy also comes after a pause', async () => {
    const pause = Promise.withResolvers<void>();
    const gate = new RenderGate({ ...limits, inAll: 1 }, undefined, () => pause.promise);
    const { work, end } = held();
    const underWay = gate.render('a', 0, work);
    const answered: string[] = [];
    const refused = gate.render('b', 0, page).then(({ status }) => answered.push(`b ${status}`));
    end();
    await underWay;
    await gate.render('c', 0, page).then(({ status }) => answered.push(`c ${status}`));
    expect(answered).toEqual(['c 200']);
    pause.resolve();
    await refused;
    expect(answered).toEqual(['c 200', 'b 503']);
  });

  test('comes at once when too many are already delayed', async () => {
    const gate = new RenderGate({ ...limits, perMinute: 1, mostWaiting: 2 }, undefined, () => new Promise(() => {}));
    await gate.render('a', 0, page);
    void gate.render('a', 0, page);
    void gate.render('a', 0, page);
    expect((await gate.render('a', 0, page)).status).toBe(429);
  });
});

describe('D 5: all visitors together', () => {
  test('limit concurrent renders, then send 503 with Retry-After', async () => {
    const gate = gateOf();
    const { work, end } = held();
    const underWay = [1, 2, 3, 4, 5, 6].map((index) => gate.render(`network ${index}`, 0, work));
    const refused = await gate.render('another', 0, page);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2']);
    end();
    await Promise.all(underWay);
    expect((await gate.render('another', 0, page)).status).toBe(200);
  });

  test('get fewer renders when the process is late, but a single visitor always gets the page', async () => {
    const gate = gateOf({}, () => 201);
    const { work, end } = held();
    const underWay = [gate.render('a', 0, work), gate.render('b', 0, work)];
    expect((await gate.render('c', 0, page)).status).toBe(503);
    end();
    await Promise.all(underWay);
    expect((await gate.render('c', 0, page)).status).toBe(200);
  });

  test('a failed render frees its place', async () => {
    const gate = gateOf({ inAll: 1 });
    await expect(gate.render('a', 0, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await gate.render('a', 0, page)).status).toBe(200);
  });
});

// Forty searches that came at once were all rendered before a cached page was answered.
test('other waiting work gets its turn between two pages', async () => {
  const gate = gateOf({ perMinute: 100, atOnce: 100, inAll: 100 });
  const order: string[] = [];
  const turns = (count: number): void => {
    order.push('other');
    if (count > 1) setImmediate(() => turns(count - 1));
  };
  const pages = ['1', '2', '3'].map((name) =>
    gate.render('', 0, async () => {
      order.push(name);
      return page();
    }),
  );
  setImmediate(() => turns(3));
  await Promise.all(pages);
  expect(order.join(' ')).toMatch(/^1 other 2 other 3/);
});
