import { expect, test } from 'vitest';

import type { DoctorOrder } from '../../domain/reports/doctor-order.ts';
import { orderRows } from './order-rows.ts';

// Orders of one patient that came on one day were equal lines, and a line cut off the words that a result was withdrawn.

const order = (number: string, over: Partial<DoctorOrder> = {}): DoctorOrder => ({
  id: number,
  number,
  placedAt: '2026-11-16T11:45:00Z',
  latestAt: '2026-11-28T17:17:00Z',
  part: 'ordering',
  person: 'p',
  patient: { name: 'Ana', document: 'CC ····3456' },
  critical: 0,
  abnormal: 0,
  reports: [],
  hasInPerson: false,
  hasUnnamed: false,
  hasWithdrawn: false,
  ...over,
});
const report = { id: 'r', code: 'GLU', exam: null, standing: 'ready', version: 1 } as const;
const seen = { ...report, isCorrected: false, isNew: false, isAcknowledged: true };
const rows = (...orders: DoctorOrder[]) =>
  orderRows(orders, {
    byCode: new Map(),
    locale: 'es',
    when: () => 'Hoy',
    day: (moment: string) => moment.slice(0, 10),
  });

test('each row names the day of its order beside its number', () => {
  const two = rows(order('W-1'), order('W-2', { placedAt: '2026-10-15T11:45:00Z' }));
  expect(two.map(({ when, placed, number }) => [when, placed, number])).toEqual([
    ['Hoy', '2026-11-16', 'W-1'],
    ['Hoy', '2026-10-15', 'W-2'],
  ]);
});

test('names a withdrawn result before the others, because a dense line cuts its end off', () => {
  const [row] = rows(order('W-1', { reports: [seen], hasWithdrawn: true }));
  expect(row?.exams[0]).toBe('Resultado retirado');
  expect(row?.state).toBe('seen');
});
