import { isLocale } from './locale.ts';
import { baseLocale, overwriteGetLocale } from './paraglide/runtime.js';

// In the browser the document's language never changes: the selector loads the page anew.
const declared = document.documentElement.lang.slice(0, 2);
overwriteGetLocale(() => (isLocale(declared) ? declared : baseLocale));
