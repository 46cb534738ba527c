import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml, plainText } from './html.rules.ts';

test.each([
  ['<p>Hola <b>a</b> <i>todas</i></p>', '<p>Hola <strong>a</strong> <em>todas</em></p>'],
  ['<h1>Feria</h1><div>Jueves</div>', '<h3>Feria</h3><p>Jueves</p>'],
  ['<p onclick="x()" style="color:red" class="a">Hola</p>', '<p>Hola</p>'],
  ['<p>Hola<script>alert(1)</script></p>', '<p>Hola</p>'],
  ['<p>Hola</p><img src=x onerror=alert(1)><iframe src="//x"></iframe>', '<p>Hola</p>'],
  ['<svg><p>dentro</p></svg><p>fuera</p>', '<p>fuera</p>'],
  [
    '<p><a href="https://a.example/x?y=1" target="_blank" onclick="x()">sí</a></p>',
    '<p><a href="https://a.example/x?y=1">sí</a></p>',
  ],
  ['<p><a href="mailto:a@b.example">sí</a></p>', '<p><a href="mailto:a@b.example">sí</a></p>'],
  ['<p><a href="javascript:alert(1)">no</a></p>', '<p>no</p>'],
  ['<p><a href="&#106;avascript:alert(1)">no</a></p>', '<p>no</p>'],
  ['<p><a href="java\tscript:alert(1)">no</a></p>', '<p>no</p>'],
  ['<p><a href="data:text/html,<script>">no</a></p>', '<p>no</p>'],
  ['<p><a href="//elsewhere.example">no</a></p>', '<p>no</p>'],
  ['<p><a href="/cv">no</a></p>', '<p>no</p>'],
  ['<p></p><p> </p><p>Hola</p><p><br></p>', '<p>Hola</p>'],
  ['<p></p>', ''],
  ['<p>&nbsp;<br></p>', ''],
  ['<script>alert(1)</script>', ''],
])('%s becomes %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean);
});

const pieces = fc.constantFrom(
  '<p>',
  '</p>',
  '<p',
  '>',
  '<script>',
  '</script>',
  '<svg/onload=x>',
  '<math><mtext>',
  '<style>',
  '<!--',
  '-->',
  '<![CDATA[',
  '<a href="javascript:x">',
  "<a href='https://a.example/\"><img>'>",
  '</a>',
  '<ul><li>',
  '<template>',
  '&lt;script&gt;',
  '&#60;img src=x&#62;',
  '"',
  "'",
  '=',
  'onerror=x',
  'Hola',
  ' ',
  '\u0000',
  'ñ',
);

const allowedTag =
  /^<(?:\/?(?:p|strong|em|ul|ol|li|h3)|br \/|a(?: href="(?:https?:\/\/|mailto:)[^"<>]*")?|\/a)>/i;

test('whatever is written, what is kept has allowed elements alone, and cleaning it again changes nothing', () => {
  const anything = fc.array(fc.oneof(pieces, fc.string({ maxLength: 5 })), { maxLength: 25 });
  fc.assert(
    fc.property(anything, (parts) => {
      const clean = cleanHtml(parts.join(''));
      for (let at = clean.indexOf('<'); at >= 0; at = clean.indexOf('<', at + 1)) {
        expect(clean.slice(at)).toMatch(allowedTag);
      }
      expect(cleanHtml(clean)).toBe(clean);
      expect(clean === '').toBe(plainText(clean) === '');
    }),
    { numRuns: 400 },
  );
});
