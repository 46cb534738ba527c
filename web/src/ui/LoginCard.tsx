import { Title } from '@mantine/core';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { useBrand } from '../lib/brand/brand.ts';
import { useLanguage, useTexts } from '../lib/i18n/i18n.ts';
import classes from './LoginCard.module.css';
import { Text } from './Text.tsx';

interface Props {
  title: string;
  context?: ReactNode;
  /** For companies, which are not spoken to as students are. */
  ofCompany?: boolean;
  /** It takes the place of another card, which had the focus. */
  takesFocus?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** What every way in has in common: the institution beside, the form in a card. */
export function LoginCard({ title, context, ofCompany = false, takesFocus = false, children, ref }: Props) {
  const t = useTexts('ui');
  const brand = useBrand();
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className={classes.stage}>
      <div className={classes.institution}>
        <Text small strong className={classes.name}>
          {brand.nombre}
        </Text>
        <p className={classes.motto}>{ofCompany ? t('companyMotto') : brand.lema[language]}</p>
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
