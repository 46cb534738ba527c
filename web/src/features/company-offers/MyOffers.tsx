import { MyOffersPage } from './MyOffersPage.tsx';

export default function MyOffers() {
  return <MyOffersPage tipo={undefined} />;
}
