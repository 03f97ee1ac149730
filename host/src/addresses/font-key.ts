/** Says in `localStorage` which file of the font waits in the browser: its address. */
export const fontKey = 'qp:font'
