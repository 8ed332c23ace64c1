import { type OrderFault, orderFaults, orderSchema, type TypedOrder } from '../../domain/manual-entry/order-form.ts';
import { readForm } from '../../ui/forms/read-form.ts';

/** Reads a new order. `typed`: every text as it was typed. */
export function readNewOrder(form: FormData): {
  value: TypedOrder | null;
  typed: Record<string, string>;
  faults: Record<string, OrderFault>;
} {
  const { typed, value, faults } = readForm(form, orderSchema, orderFaults);
  const texts = Object.entries(typed).map(([name, values]) => [name, values[0] ?? '']);
  return { value, typed: Object.fromEntries(texts), faults: { ...faults } };
}
