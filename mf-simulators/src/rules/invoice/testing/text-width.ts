/** Widths of Helvetica's letters from space to tilde, in thousandths of the size (Adobe's public metrics). */
const widths =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number)
const usual = 556

/** Width of a text in Helvetica; accented letters are as wide as their base. */
export const textWidth = (text: string, size: number) =>
  [...text.normalize('NFD').replace(/\p{Diacritic}/gu, '')].reduce(
    (sum, letter) => sum + (widths[(letter.codePointAt(0) ?? 0) - 32] ?? usual),
    0,
  ) *
  (size / 1000)
