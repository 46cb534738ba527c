import { Title } from '@mantine/core';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useBrand } from '../lib/brand/brand.ts';
import { useLanguage } from '../lib/i18n/i18n.ts';
import classes from './LoginCard.module.css';

interface Props {
  title: string;
  context?: ReactNode;
  /** It takes the place of another card, which had the focus. */
  takesFocus?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** What every way in has in common: the institution beside, the form in a card. */
export function LoginCard({ title, context, takesFocus = false, children, ref }: Props) {
  const brand = useBrand();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={classes.stage}>
      <div className={classes.institution}>
        <p className={classes.name}>{brand.nombre}</p>
        <p className={classes.motto}>{brand.lema[language]}</p>
      </div>
      <div className={classes.side}>
        <div className={classes.card} ref={ref}>
          <Title order={1} tabIndex={-1} ref={heading}>
            {title}
          </Title>
          {context !== undefined && <p className={classes.context}>{context}</p>}
          {children}
        </div>
      </div>
    </div>
  );
}
