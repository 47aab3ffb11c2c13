"""The closed list of the operator's orders."""

from mazzo.server.admin.admin import Admin
from mazzo.server.admin.orders import AnyOrder
from mazzo.server.store.storage import Storage
from tests.server.inside import memory
from tests.server.loop import awaits_no_time


@awaits_no_time
async def test_every_order_of_the_operator_is_carried_out() -> None:
    admin = Admin(Storage(await memory()), now=lambda: 0.0)
    assert admin._orders.keys() == set(AnyOrder.__subclasses__())
