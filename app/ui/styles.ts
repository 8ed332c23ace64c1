import inlineCss from './app.css?inline';

/**
 * The style sheet, of which each page carries what it needs: one round trip less before the first paint. Without Tailwind's banner, and without
 * its fallback for browsers that lack `@property`: they are older than those that we build for.
 */
export const styles = inlineCss.replace(/\/\*![^*]*\*\/|@layer properties\{@supports.*?\}\}\}/gs, '');
