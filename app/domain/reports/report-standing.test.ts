import { expect, test } from 'vitest';

import type { ReportsTable } from '../../../db/result-tables.ts';
import { standingOfReport } from './report-standing.ts';

const statuses = ['registered', 'preliminary', 'final', 'corrected', 'cancelled', 'withdrawn'] as const;
const states = statuses.flatMap((status) =>
  [null, 1].flatMap((released_version) =>
    [
      { needs_counseling: 0, counseled_at: null },
      { needs_counseling: 1, counseled_at: null },
      { needs_counseling: 1, counseled_at: '2026-11-17T15:00:00Z' },
    ].map(
      (gate): Pick<ReportsTable, 'status' | 'released_version' | 'needs_counseling' | 'counseled_at'> => ({
        status,
        released_version,
        ...gate,
      }),
    ),
  ),
);

// Tests every combination: no exam is named before counseling, and no report is ready before its release.
test.each(states)('$status, released $released_version, counseling $needs_counseling $counseled_at', (state) => {
  const standing = standingOfReport(state);
  const waits = state.needs_counseling === 1 && state.counseled_at === null;
  if (state.status === 'withdrawn') expect(standing).toBe('withdrawn');
  else if (waits) expect(['in-person', 'on-its-way-unnamed']).toContain(standing);
  else expect(standing === 'ready').toBe(state.released_version !== null && state.status !== 'cancelled');
});
