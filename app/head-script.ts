import { greetingKey } from './site/frame/greeting.ts';
import { themeContract } from './ui/theme/theme.contract.ts';
import { themeKey } from './ui/theme/theme.ts';
import { consentContract } from './views/consent/consent.contract.ts';
import { consentKey } from './views/consent/consent-preference.ts';
import { listKey } from './views/exams/list-key.ts';

/**
 * The first part of a page's script. Before the first paint it marks that JavaScript runs and whether the page is opened at its top, and
 * applies what this browser remembers, so that nothing changes visibly, and frees the place of the cookie question, which loads later. It
 * reads only one storage, because the first read of each storage blocks for a millisecond.
 */
export const headScript = `(e=>{let c=e.classList;c.add('js');if(!location.hash&&!performance.navigation?.type)c.add('fresh');if(/^#e=/.test(location.hash))c.add('listed');try{const t=localStorage.getItem('${themeKey}');if(t)e.setAttribute('${themeContract.chosen}',t);if(Date.now()<localStorage.getItem('${greetingKey}'))c.add('greeted');if(!localStorage.getItem('${consentKey}'))e.setAttribute('${consentContract.asking}','');if(localStorage.getItem('${listKey}'))c.add('listed')}catch{}})(document.documentElement)`;
