import { Anchor } from '@mantine/core';
import { getPage } from '@portal/contract/portal';
import { lexer } from 'marked';
import { useMemo } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useCall } from '../../lib/api/calls.ts';
import { useBrand } from '../../lib/brand/brand.ts';
import { useLanguage, useTexts } from '../../lib/i18n/i18n.ts';
import { useTitles } from '../../lib/i18n/useTitles.ts';
import { pathTo, placeOf } from '../../lib/routing/paths.ts';
import { useAnchor } from '../../lib/routing/useAnchor.ts';
import { CallView } from '../../ui/CallView.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Text } from '../../ui/Text.tsx';
import { CookieChoice } from './CookieChoice.tsx';
import { headingsOf } from './headings.ts';
import { Markdown } from './Markdown.tsx';
import classes from './pages.module.css';
import { StoredItems } from './StoredItems.tsx';

/** The screens whose texts every institution has, and the names of the texts. */
const texts = {
  privacyPolicy: 'privacidad',
  cookiePolicy: 'cookies',
  dataProtection: 'proteccion-de-datos',
  accessibility: 'accesibilidad',
} as const;

const isFixed = (screen: string): screen is keyof typeof texts => screen in texts;

/** Shorter texts are read from top to bottom. */
const headingsWorthAList = 5;

/** A page of the institution: its text as it was written, to be read and printed. */
export default function PublicPage() {
  const titles = useTitles();
  const language = useLanguage();
  const { paginas } = useBrand();
  const place = placeOf(useLocation().pathname);
  if (place === null) return null;
  if (isFixed(place.id)) {
    return <Page key={place.id} id={texts[place.id]} title={titles(place.id)} />;
  }
  const own = paginas.find(({ id }) => id === place.params.id);
  if (own === undefined) return <Navigate to={pathTo(language, 'notFound')} replace />;
  return <Page key={own.id} id={own.id} title={own.titulo[language]} />;
}

function Page({ id, title }: { id: string; title: string }) {
  const page = useCall(getPage, { params: { id } }, { keepPrevious: true });
  return (
    <article className={classes.page}>
      <PageHead title={title} ownTitle />
      <CallView query={page}>
        {({ texto }) => <PageText text={texto} isAboutCookies={id === 'cookies'} />}
      </CallView>
    </article>
  );
}

function PageText({ text, isAboutCookies }: { text: string; isAboutCookies: boolean }) {
  const t = useTexts('pages');
  const tokens = useMemo(() => lexer(text), [text]);
  const headings = useMemo(() => headingsOf(tokens), [tokens]);
  const sections = [...headings].flatMap(([token, heading]) =>
    token.type === 'heading' && token.depth === 2 ? [heading] : [],
  );
  useAnchor();
  return (
    <>
      {sections.length >= headingsWorthAList && (
        <Card component="nav" mb="lg" aria-label={t('contents')} className={classes.contents}>
          <Text small strong mb="xs">
            {t('contents')}
          </Text>
          <ul className={classes.contentsList}>
            {sections.map(({ id, text: name }) => (
              <li key={id}>
                <Anchor component={Link} to={{ hash: id }}>
                  {name}
                </Anchor>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {isAboutCookies && <CookieChoice />}
      <Markdown tokens={tokens} headings={headings} />
      {isAboutCookies && <StoredItems />}
    </>
  );
}
