import sax from 'sax';

/** An element of XML by its local name: prefixes differ from program to program. */
export interface XmlElement {
  readonly name: string;
  readonly text: string;
  readonly children: readonly XmlElement[];
}

const mostDeep = 40;
const mostElements = 20_000;

interface Building {
  name: string;
  text: string;
  children: Building[];
}

class Refused extends Error {}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML into elements; undefined where it is not well formed, or has what no CV needs: a document type, whose
 * entities may name files or grow without end, or elements without end.
 */
export function readXml(content: string): XmlElement | undefined {
  const top: Building = { name: '', text: '', children: [] };
  const open = [top];
  let count = 0;
  const refuse = () => {
    throw new Refused();
  };
  const parser = sax.parser(true);
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = refuse;
  parser.onopentag = ({ name }) => {
    const element: Building = { name: localName(name), text: '', children: [] };
    count++;
    if (open.length > mostDeep || count > mostElements) refuse();
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  try {
    parser.write(content).close();
  } catch {
    return undefined;
  }
  return top.children[0];
}

/** The elements that this path leads to. */
export function allAt(root: XmlElement, ...path: string[]): XmlElement[] {
  let found = [root];
  for (const name of path)
    found = found.flatMap(({ children }) => children.filter((one) => one.name === name));
  return found;
}

/** The text of the first element that the path leads to. */
export const textAt = (root: XmlElement, ...path: string[]): string | undefined =>
  allAt(root, ...path)[0]?.text.trim() || undefined;

/** A text as XML has it; what XML cannot have is left out. */
export const escapeXml = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
