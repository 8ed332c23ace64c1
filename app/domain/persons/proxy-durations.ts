/** The days for which a patient may let another account read. There is no access without an end. */
export const proxyDays = ['7', '30', '90', '365'] as const;
export type ProxyDays = (typeof proxyDays)[number];
