import inlineCss from './app.css?inline';

/**
 * The style sheet, of which each page carries what it needs: one round trip less before the first paint. Without Tailwind's banner, and without
 * its fallback for browsers that lack `@property`: they are older than those that we build for.
 */
export const styles = inlineCss.replace(/\/\*![^*]*\*\/|@layer properties\{@supports.*?\}\}\}/gs, '');

const files = import.meta.glob<string>('/app/**/*.svg', { query: '?raw', import: 'default', eager: true });

/** The drawings that a page shows from files of their own; their colours are the page's. */
export const drawings = Object.values(files).join('');
