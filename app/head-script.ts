import { greetingKey } from './site/frame/greeting.ts';
import { themeKey } from './ui/theme/theme.ts';

/**
 * The first part of a page's script: before the first paint it says that there is JavaScript and whether the page is opened at its
 * top, and puts in place what this browser remembers, so that nothing changes under the visitor's eyes. It reads one storage only: the
 * first reading of each stops everything for a millisecond.
 */
export const headScript = `(e=>{let c=e.classList;c.add('js');if(!location.hash&&!performance.navigation?.type)c.add('fresh');try{const t=localStorage.getItem('${themeKey}');if(t)e.dataset.theme=t;if(Date.now()<localStorage.getItem('${greetingKey}'))c.add('greeted')}catch{}})(document.documentElement)`;
