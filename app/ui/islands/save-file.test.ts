import { afterEach, expect, test, vi } from 'vitest';

import { saveFile } from './save-file.ts';

// Regression: the address was revoked in the same turn as the click. Some versions of Safari read it later and saved nothing.

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('keeps the address of a file long after the click, and then revokes it', () => {
  vi.useFakeTimers();
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  saveFile('riesgo-egfr.fhir.json', 'application/fhir+json', '{}');
  expect(link).toMatchObject({ href: 'blob:one', download: 'riesgo-egfr.fhir.json' });
  expect(link.click).toHaveBeenCalledOnce();
  expect(made.mock.calls[0]?.[0]).toMatchObject({ type: 'application/fhir+json', size: 2 });
  vi.advanceTimersByTime(30_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:one');
});
