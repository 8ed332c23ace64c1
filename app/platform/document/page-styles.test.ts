import { describe, expect, test } from 'vitest';

import { pageStyles } from './page-styles.ts';

const page =
  '<html class="js"><p class="a sm:mt-4">x</p><p data-state="on">y</p><i class="[&amp;&gt;svg]:hidden"></i></html>';
const pick = (css: string): string => pageStyles(css, ['later'])(page);

describe('a rule comes along', () => {
  test.each([
    ['when its class stands in the page', '.a{color:red}'],
    ['when its class is written with escapes', '.sm\\:mt-4{margin:0}'],
    ['when the page writes its class with entities', '.\\[\\&\\>svg\\]\\:hidden>svg{display:none}'],
    ['when all its classes do', '.js .a:hover>.sm\\:mt-4{margin:0}'],
    ['when it names no class', 'p,[data-state="off"],::before{margin:0}'],
    ['when a script adds its class later', '.later .a{margin:0}'],
    ['when a missing class is only excluded', '.a:not(.b){margin:0}'],
    ['when it is no rule', '@layer base,utilities;@font-face{src:url(";}.b{")}'],
    ['when it declares what only another sheet reads', ':root{--radius-md:1rem}.a{--x:1}'],
    ['when it is an animation that is named', '.a{animation:x 1s}@keyframes x{to{opacity:0}}'],
    ['when one of several classes would do', ':is(.a,.b) p{margin:0}'],
    ['with what holds it', '@media (min-width:1rem){@layer utilities{.a{margin:0}}}'],
  ])('%s: %s', (_, css) => {
    expect(pick(css)).toBe(css);
  });
});

describe('it stays behind', () => {
  test.each([
    ['when its class does not stand in the page', '.b{color:red}', ''],
    ['when one of its classes does not', '.a .b{color:red}', ''],
    ['with what held nothing else', '@media print{.b{color:red}}', ''],
    ['and so does the one selector of a list', '.a,.b{color:red}', '.a{color:red}'],
    [
      'when its class stands in a function of one selector',
      ':is(.b>*){margin:0}:is(:where(.a):is([open],:open) .b){margin:0}',
      '',
    ],
    [
      'when it is an animation or a property that nothing names',
      '@keyframes x{to{opacity:0}}@property --y{syntax:"*"}',
      '',
    ],
    ['and takes its nested rules along', '.b{& p{margin:0}}', ''],
  ])('%s: %s', (_, css, left) => {
    expect(pick(css)).toBe(left);
  });
});
