import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/i18n/i18n.ts';
import { foldText } from './fold-text.ts';
import classes from './offer.module.css';
import { Blocks } from './Part.tsx';
import { textBlocks } from './text-blocks.ts';

interface Props {
  /** The heading above it. */
  title: string;
  children: string;
}

/** What a company typed; of a very long text the rest is unfolded by a button, and by the browser that finds words in it. */
export function FoldedText({ title, children }: Props) {
  const t = useTexts('offerView');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const rest = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = rest.current;
    if (element === null) return;
    // React knows of `hidden` only that it is there or not.
    if (isOpen) element.removeAttribute('hidden');
    else element.setAttribute('hidden', 'until-found');
    const show = () => setOpen(true);
    element.addEventListener('beforematch', show);
    return () => element.removeEventListener('beforematch', show);
  }, [isOpen]);
  const { shown, folded } = foldText(textBlocks(children));
  return (
    <>
      <Blocks blocks={shown} />
      {folded.length > 0 && (
        <>
          <div ref={rest} id={id} className={classes.rest}>
            <Blocks blocks={folded} />
          </div>
          <UnstyledButton
            className={classes.unfold}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'text.readLess' : 'text.readMore')}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </UnstyledButton>
        </>
      )}
    </>
  );
}
