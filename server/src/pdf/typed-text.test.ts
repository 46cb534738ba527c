import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLetters } from './letters.ts';
import { textLines } from './text-lines.rules.ts';
import { typedLine, typedText } from './typed-text.rules.ts';
import { openTypeface } from './typeface.ts';

describe('marks of lists', () => {
  test.each([...'●▪✓◦■□‣►➢✔✗☑◆❖○▶✦\uf0b7\uf0a7\uf0d8\uf0fc'])('such as %s are bullets', (mark) => {
    const typed = `${mark} Excel\n\t${mark}\tWord\n${mark}SAP`;
    expect(textLines(typedText(typed))).toEqual([{ points: ['Excel', 'Word', 'SAP'] }]);
    expect(typedText(`Excel ${mark} Word`)).toBe('Excel • Word');
  });

  test.each(['→ Excel', '➜ Excel', '★ Excel', '✔️ Excel', '▪️ Excel', '– Excel', '* Excel'])(
    'may be an arrow, a star, a dash or a picture: %s',
    (typed) => {
      expect(textLines(typedText(typed))).toEqual([{ points: ['Excel'] }]);
    },
  );

  test.each([
    ['Inglés ●●●○○', 'Inglés •••◦◦'],
    ['●●●○○ Inglés', '•••◦◦ Inglés'],
    ['Madrid → París ➜ Roma', 'Madrid → París → Roma'],
    ['Hotel ★★★', 'Hotel ***'],
    ['1. Excel', '1. Excel'],
  ])('say what they said elsewhere: %s is %s', (typed, shown) => {
    expect(textLines(typedText(toLetters(typedText(typed))))).toEqual([{ text: shown }]);
  });
});

describe('pictures', () => {
  test.each([
    ['Hola 🙂 mundo', 'Hola mundo'],
    ['🙂 Hola', 'Hola'],
    ['Hola 🙂', 'Hola'],
    ['Hola🙂.', 'Hola.'],
    ['Hola 🙂: (uno 🎉), dos', 'Hola: (uno), dos'],
    ['Hola🙂mundo', 'Holamundo'],
    ['Hola 🙂 🚀 🎉 mundo', 'Hola mundo'],
    ['Hola 👍🏽👩🏿‍🎓👨‍👩‍👧‍👦 mundo', 'Hola mundo'],
    ['Vivo en 🇪🇸 y 🏴󠁧󠁢󠁳󠁣󠁴󠁿 a veces', 'Vivo en y a veces'],
    ['1️⃣ Uno #️⃣', '1 Uno'],
    ['Llamar al 6️⃣0️⃣0️⃣', 'Llamar al 600'],
    ['❤️ ☎ ⚠️ ✉︎ 600 100 200', '600 100 200'],
    ['🏳️‍🌈 y 🧑🏻‍🦰', 'y'],
    ['© 2020, ®, ™, 3 ↔ 4', '© 2020, ®, ™, 3 ↔ 4'],
    ['Año 2020 #1 *', 'Año 2020 #1 *'],
  ])('go without a trace: %s is %s', (typed, shown) => {
    expect(typedText(typed)).toBe(shown);
  });

  test('leave each line in its place, and the blanks of a part of a sentence', () => {
    expect(typedText('🙂\nUno 🙂\n🙂 Dos')).toBe('\nUno\nDos');
    expect(typedText(' 🙂 Ana ')).toBe(' Ana ');
    expect(typedLine(' 🙂\nAna 🎓\nRoca ')).toBe('Ana Roca');
  });
});

describe('what was pasted as HTML', () => {
  test.each([
    ['<p>Uno</p><p>Dos &amp; tres</p>', 'Uno\nDos & tres'],
    ['Uno<br>Dos<br/>\nTres', 'Uno\nDos\nTres'],
    ['Sé:<ul><li>Excel</li><li><b>Word</b></li></ul>', 'Sé:\n• Excel\n• Word'],
    ['<ol><li>Uno<ul><li>Sub</li></ul></li><li>Dos</li></ol>', '1. Uno\n• Sub\n2. Dos'],
    ['<table><tr><td>Uno</td><td>Dos</td></tr><tr><td>Tres</td></tr></table>', 'Uno Dos\nTres'],
    ['<p class="Mso">Una frase\n que Word\n parte</p>', 'Una frase que Word parte'],
    ['Uno\n<b>dos</b>\ntres', 'Uno\ndos\ntres'],
    ['<P STYLE="x>y">Uno</P>', 'Uno'],
    ['<p>a < b y c > d, C<int></p>', 'a < b y c > d, C<int>'],
    ['<p>&lt;b&gt; es negrita</p>', '<b> es negrita'],
    ['<style>p {color: red}</style><script>alert(1)</script><p>Uno</p>', 'Uno'],
    ['<!--StartFragment--><p>Uno<o:p></o:p></p><!--EndFragment-->', 'Uno'],
    ['<!--[if gte mso 9]><xml><w:View>Normal</w:View></xml><![endif]--><p>Uno</p>', 'Uno'],
    ['<![if !supportLists]><span>·<span>&nbsp;&nbsp; </span></span><![endif]>Uno<p>', '· Uno'],
    ['<p>Uno</p><!--[if gte mso 9]><xml>that was cut', 'Uno'],
    ['R&amp;D &eacute; &#233; &#xe9; &nbsp;x', 'R&D é é é  x'],
    ['<a href="https://a.example.test?x=1&y=2">Folio</a>', 'Folio'],
  ])('%s is its words', (typed, shown) => {
    expect(typedText(typed)).toBe(shown);
  });

  test.each([
    'a < b',
    'C<int>',
    'I <3 code',
    'a < b && c > d',
    'Map<a, b>',
    'List<String> y vector<i>',
    'HTML: <div>, <span> y <b>',
    'ana <ana@example.test>',
    '<nombre> de la <empresa>',
    'AT&T; &nada; &#0; x &y',
    'x <!-- y',
    'Domino HTML (<p>, <script>, <style>) y también Python y Java.',
    'Uso <br> y otra línea con <title> y el resto',
    '<Form> de React con <Link> y </Form>',
    '<<>> </> < p >',
  ])('%s is none, and stays as it was typed', (typed) => {
    expect(typedText(typed)).toBe(typed);
  });

  test('is read in a time that does not grow beyond its length', () => {
    for (const part of ['<p ', '<p "', '<!--', '<style>', '🙂 ', '&amp', '<li><ul>', ' \n ', '👨‍', ' ', '\t'])
      expect(typedText(`<p></p>${part.repeat(20_000)}`).length).toBeLessThan(200_000);
  });
});

test('letters that a person types otherwise stay as they are', () => {
  const letters = fc.stringMatching(/^[\p{L}\p{N} .,;:()'-]{0,40}$/u);
  fc.assert(fc.property(letters, (typed) => typedText(typed) === typed));
});

test('every character that goes on paper has its glyph in each font', async () => {
  const fonts = Object.values(await openTypeface()).map((font) => new Set(font.characterSet));
  const lacking: string[] = [];
  for (let code = 0x20; code < 0x30000; code++) {
    if (code >= 0xd800 && code < 0xe000) continue;
    for (const letter of toLetters(typedText(String.fromCodePoint(code)))) {
      const shown = letter.codePointAt(0) ?? 0;
      if (shown >= 0x20 && fonts.some((font) => !font.has(shown)))
        lacking.push(`${code.toString(16)} ${letter}`);
    }
  }
  expect(lacking).toEqual([]);
});
