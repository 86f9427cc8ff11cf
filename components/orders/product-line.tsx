import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { formatPaise } from "@/lib/money";
import type { Order } from "@/lib/orders/contract";

/** The ordered product: picture, name, quantity and unit price. */
export function ProductLine({ order, children }: { order: Order; children?: ReactNode }) {
  return (
    <div className="line">
      <div className="thumb">
        {order.product_image && (
          <Picture
            base={order.product_image}
            widths={PICTURE_WIDTHS}
            size={1200}
            sizes="64px"
            alt=""
          />
        )}
      </div>
      <div>
        <b>{order.product_name}</b>
        <span className="mute numeric">
          {order.quantity_ordered} × {formatPaise(order.unit_price)}
        </span>
      </div>
      {children}
    </div>
  );
}

const PICTURE_WIDTHS = [640, 1200];
