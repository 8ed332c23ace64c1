import { GREETED_FOR_MS, greetingKey } from './features/frame/greeting.ts';
import { themeKey } from './ui/theme/theme.ts';

/**
 * Runs in the head, before the first paint: says that there is JavaScript and whether the page is opened at its top, and puts in place what this browser remembers, so that
 * nothing changes under the visitor's eyes. It reads one storage only: the first reading of each stops everything for a millisecond. It
 * is written into the page as text.
 */
export const headScript = `(e=>{e.classList.add('js');if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')e.classList.add('fresh');try{const t=localStorage.getItem('${themeKey}');if(t)e.dataset.theme=t;if(Date.now()-localStorage.getItem('${greetingKey}')<${GREETED_FOR_MS})e.classList.add('greeted')}catch{}})(document.documentElement)`;
