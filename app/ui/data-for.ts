import type { Contract } from './behaviors/contract.ts';

/**
 * Returns the attributes for a behavior to read, as its contract names them; objects as JSON:
 * `<div {...dataFor(shareContract, { path })}>`. It is not in the contract's file, so that no browser loads it.
 */
export const dataFor = <Values extends object>(
  contract: Contract<Values>,
  values: Partial<Values>,
): { [Name in `data-${string}`]?: string | number | boolean | undefined } =>
  Object.fromEntries(
    // The keys of `values` are parts of the contract; each value is plain text or JSON.
    (Object.entries(values) as [keyof Values, Held][]).map(([part, value]) => [
      contract[part],
      typeof value === 'object' ? JSON.stringify(value) : value,
    ]),
  );

/** The values that an attribute can hold. */
type Held = string | number | boolean | object | undefined;
