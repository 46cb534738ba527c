const elided: Readonly<Record<string, string>> = { el: 'l’', del: 'de l’', al: 'a l’' };

/** A Catalan sentence with its articles as they are read before the days 1 and 11: «l’1 de maig», «de l’11 al 15». */
export const elideDays = (sentence: string): string =>
  sentence.replace(/\b(el|del|al) (11?) (?=de |d[’'])/gi, (_, article: string, day: string) => {
    const read = elided[article.toLowerCase()] ?? article;
    const begun = /^\p{Lu}/u.test(article) ? read.charAt(0).toUpperCase() + read.slice(1) : read;
    return `${begun}${day} `;
  });
