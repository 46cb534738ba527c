import { MyOffersPage } from './MyOffersPage.tsx';

export default function MyJobOffers() {
  return <MyOffersPage tipo="empleo" />;
}
