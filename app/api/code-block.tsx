import type { ComponentProps } from 'react';
import { m } from '../i18n/paraglide/messages.js';
import { copyContract } from '../ui/behaviors/copy.contract.ts';
import { dataFor } from '../ui/data-for.ts';
import { type JsonToken, jsonTokens } from './json-tokens.ts';

/** The color of each kind of token. Keys keep the color of the text. */
const colors = {
  key: undefined,
  string: 'text-brand',
  literal: 'text-caution',
  other: 'text-ink-soft',
} as const satisfies Record<JsonToken['kind'], string | undefined>;

interface CodeBlockProps extends ComponentProps<'code'> {
  text: string;
  isJson?: boolean;
}

/** A block of code with its copy button, which appears where the browser can copy. */
export function CodeBlock({ text, isJson = false, ...rest }: CodeBlockProps) {
  return (
    <div className="relative rounded-md border border-line bg-surface">
      <button
        type="button"
        hidden
        {...dataFor(copyContract, { copied: m.api_page_copied() })}
        className="no-print absolute top-0 right-1 min-h-11 px-3 text-xs font-semibold text-ink-soft hover:text-brand"
      >
        {m.api_page_copy()}
      </button>
      <pre className="px-4 py-10 pb-4 font-mono text-[0.8125rem] leading-relaxed whitespace-pre-wrap wrap-anywhere">
        <code {...rest}>
          {isJson
            ? jsonTokens(text).map(({ kind, text: part }, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server.
                <span key={position} className={colors[kind]}>
                  {part}
                </span>
              ))
            : text}
        </code>
      </pre>
    </div>
  );
}
