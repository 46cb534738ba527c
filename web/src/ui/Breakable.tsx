import { Fragment } from 'react';

/**
 * Text with addresses: where there is no room for one, it breaks after `@` or `//`, and the name of a site stays in one
 * piece.
 */
export function Breakable({ children }: { children: string }) {
  const [first, ...others] = children.split(/(?<=@|\/\/)/);
  return (
    <>
      {first}
      {others.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that changes as a whole
        <Fragment key={place}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}
