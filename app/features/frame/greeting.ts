/** Where it is kept, until the tab is closed, that the visitor has been greeted: the next page does not greet again. */
export const greetingKey = 'site-greeted';
