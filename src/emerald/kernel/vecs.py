"""The two number types of the kernel: `i64`, and `vec[i64]`, a value that is a bare array once compiled.

To the compiler these are its own primitives. When the compiled kernel runs they are librt's; interpreted, lists stand
in for them, because there lists are faster and need no package (a browser has none). Keep to what both can do:

    v = append(v, x)      v, x = pop(v)      v = remove(v, x)      v = extend(v, xs)      w = v[:]      v[i] = x

and never look again at the old `v`: the change may or may not have reached it. Only `v[:]` makes a second vec.
"""

from typing import TYPE_CHECKING

from emerald._pure import compiled

if TYPE_CHECKING or compiled():
    from librt.vecs import append, extend, pop, remove, vec
    from mypy_extensions import i64
else:
    i64 = int

    class _Kind(type):
        def __getitem__(cls, item):
            return cls

        def __call__(cls, items=(), *, capacity=0):
            return list(items)

    class vec(metaclass=_Kind):  # noqa: N801 - librt's name
        """Makes plain lists, not a subclass of list: the interpreter reads and slices only plain ones fast."""

    def append(v, item, /):
        v.append(item)
        return v

    def pop(v, i=-1, /):
        return v, v.pop(i)

    def remove(v, item, /):
        v.remove(item)
        return v

    def extend(v, items, /):
        v.extend(items)
        return v


__all__ = ["append", "extend", "i64", "pop", "remove", "vec"]
