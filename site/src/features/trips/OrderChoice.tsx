import * as words from './trip-list.words.ts';
import { ORDERS } from './trip-order.ts';

type Props = { value: string; choose: (value: string) => void };

/** In which order a list stands. */
export function OrderChoice({ value, choose }: Props) {
  return (
    <label className="order needs-script">
      <span>{words.order}</span>
      <select name="sort" value={value} onChange={(event) => choose(event.target.value)}>
        {ORDERS.map((order) => (
          <option key={order.value} value={order.value}>
            {order.label}
          </option>
        ))}
      </select>
    </label>
  );
}
