import { m } from '../../i18n/paraglide/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';

/** Too many pages within an hour. */
export const TooManyPages = () => (
  <EmptyState heading={m.orders_wait_heading()} level="h1">
    {m.orders_wait()}
  </EmptyState>
);
