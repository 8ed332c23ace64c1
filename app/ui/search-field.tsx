import type { ComponentProps, ReactNode } from 'react';

import { m } from '../i18n/paraglide/messages.js';
import { pasteLinesContract } from './behaviors/paste-lines.contract.ts';
import { classes } from './classes.ts';
import { dataFor } from './data-for.ts';
import { Icon } from './icons/icon.tsx';
import { MAX_LETTERS } from './typed-query.ts';

interface SearchFieldProps extends Pick<ComponentProps<'form'>, 'onSubmit'> {
  /** Where the answer is: the path of a page that reads `?q=`. */
  action: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Shown in the empty field: 'Hemograma, TSH…' */
  example?: string;
  query?: string;
  /** The maximum number of letters. */
  most?: number;
  /** Other query parameters to keep, by name. */
  keep?: Readonly<Record<string, string>>;
  /** True if it takes a whole order whose lines may be pasted, and no island handles that. */
  takesLines?: boolean;
  /** `large` is for the one field that a page is about. */
  size?: 'normal' | 'large';
  /** A link that empties the field, after its text. */
  clear?: ReactNode;
  className?: string;
  /** The island's handlers for the typed text. */
  field?: Pick<ComponentProps<'input'>, 'ref' | 'onInput' | 'onPaste'>;
}

/** One field and its button. It submits through the address, so an answer can be linked to and needs no script. */
export function SearchField({
  action,
  label,
  hint,
  example,
  query,
  most = MAX_LETTERS,
  keep = {},
  takesLines = false,
  size = 'normal',
  clear,
  className,
  field,
  onSubmit,
}: SearchFieldProps) {
  return (
    <form role="search" action={action} onSubmit={onSubmit} className={classes('no-print max-w-[36rem]', className)}>
      <label className="block">
        <span className={size === 'large' ? 'text-lg font-semibold' : 'font-semibold'}>{label}</span>
        {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
        <span className="mt-2 flex items-center rounded-full border border-line-strong bg-surface has-[input:focus]:border-brand has-[input:focus]:outline-3 has-[input:focus]:-outline-offset-1 has-[input:focus]:outline-brand">
          <Icon name="search" className="ml-4 size-5 shrink-0 text-ink-soft" />
          <input
            {...field}
            {...dataFor(pasteLinesContract, { lines: takesLines || undefined })}
            type="search"
            name="q"
            defaultValue={query}
            placeholder={example}
            maxLength={most}
            autoComplete="off"
            enterKeyHint="search"
            className={classes(
              'w-full min-w-0 px-3 outline-none placeholder:text-ink-soft placeholder:opacity-100 [&::-webkit-search-cancel-button]:hidden',
              size === 'large' ? 'min-h-14' : 'min-h-12',
            )}
          />
          {clear}
          <button
            type="submit"
            className="m-1 min-h-11 shrink-0 rounded-full bg-brand px-5 font-semibold text-on-brand hover:bg-brand-strong focus-visible:rounded-full focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-on-brand"
          >
            {m.search_button()}
          </button>
        </span>
      </label>
      {Object.entries(keep).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
